// The page of the playground: what is typed goes to the worker, and what comes back is shown beside it.

const source = document.getElementById("tff-source");
const gutter = document.getElementById("tff-lines");
const status = document.getElementById("tff-status");
const list = document.getElementById("tff-reports");
const explanation = document.getElementById("tff-explanation");

const PAUSE = 200; // milliseconds without a key before Python is asked
let asked = 0; // number of the newest question: older answers are dropped
let timer;
let opened = 0;

const worker = new Worker(new URL("worker.js", import.meta.url), { type: "module" });
worker.addEventListener("error", () => fail("its parts can't be loaded"));
worker.addEventListener("message", ({ data }) => {
  if (data.failed) {
    fail(data.failed);
  } else if (data.id === asked) {
    show(data.answer);
  }
});

source.addEventListener("input", () => {
  number([]);
  clearTimeout(timer);
  timer = setTimeout(ask, PAUSE);
});
source.addEventListener("scroll", () => {
  gutter.scrollTop = source.scrollTop;
});
source.addEventListener("keydown", (event) => {
  if (event.key === "Tab" && !event.shiftKey && !event.ctrlKey && !event.altKey) {
    event.preventDefault();
    document.execCommand("insertText", false, "    ");
  }
});
number([]);
ask();

function ask() {
  asked += 1;
  worker.postMessage({ id: asked, source: source.value });
}

function show(answer) {
  list.replaceChildren();
  if (answer.error) {
    const { line, column, text } = answer.error;
    say(`This is no Python yet: line ${line}, ${text}`, "error");
    list.append(entry({ line, column, code: "E999", text: `SyntaxError: ${text}` }));
    number([line]);
    return;
  }
  for (const report of answer.reports) {
    list.append(entry(report));
  }
  number(answer.reports.map((report) => report.line));
  const count = answer.reports.length;
  if (count) {
    say(count === 1 ? "1 report" : `${count} reports`, "reports");
  } else if (answer.tensorflow) {
    say("Nothing to report", "fine");
  } else {
    say("Nothing to report: the text names neither tensorflow nor keras", "fine");
  }
}

function say(text, kind) {
  status.textContent = text;
  status.dataset.kind = kind;
}

function fail(why) {
  say(`The playground can't run here (${why})`, "error");
}

function entry(report) {
  const item = document.createElement("li");
  const button = document.createElement("button");
  button.type = "button";
  button.append(part("tff-place", `${report.line}:${report.column}`), " ", part("tff-code", report.code), " ");
  button.append(...words(report.text));
  if (report.off) {
    button.append(" ", part("tff-off", "off by default"));
  }
  button.addEventListener("click", () => {
    select(report.line);
    if (report.code.startsWith("TFF")) {
      explain(report.code);
    }
  });
  item.append(button);
  return item;
}

function part(kind, text) {
  const span = document.createElement("span");
  span.className = kind;
  span.textContent = text;
  return span;
}

// A message with its `code` in a fixed width.
function words(text) {
  return text.split("`").map((piece, index) => {
    const node = document.createElement(index % 2 ? "code" : "span");
    node.textContent = piece;
    return node;
  });
}

function number(marked) {
  const count = source.value.split("\n").length;
  gutter.replaceChildren();
  for (let line = 1; line <= count; line += 1) {
    const row = part(marked.includes(line) ? "tff-line tff-marked" : "tff-line", String(line));
    gutter.append(row);
  }
  gutter.scrollTop = source.scrollTop;
}

function select(line) {
  const lines = source.value.split("\n");
  const start = lines.slice(0, line - 1).join("\n").length + (line > 1 ? 1 : 0);
  source.focus({ preventScroll: true });
  source.setSelectionRange(start, start + (lines[line - 1] ?? "").length);
  const height = parseFloat(getComputedStyle(source).lineHeight);
  source.scrollTop = Math.max(0, (line - 4) * height);
}

// The rule's own page, taken into this one.
async function explain(code) {
  opened += 1;
  const mine = opened;
  const address = new URL(`../rules/${code}/`, document.baseURI);
  const response = await fetch(address);
  if (mine !== opened) {
    return;
  }
  if (!response.ok) {
    explanation.textContent = `There is no page of ${code} here.`;
    explanation.hidden = false;
    return;
  }
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  const article = page.querySelector("article");
  for (const link of article.querySelectorAll(".headerlink, .md-content__button")) {
    link.remove();
  }
  for (const link of article.querySelectorAll("a[href]")) {
    link.href = new URL(link.getAttribute("href"), address).href;
  }
  for (const named of article.querySelectorAll("[id]")) {
    named.removeAttribute("id");
  }
  explanation.replaceChildren(...article.childNodes);
  explanation.hidden = false;
  if (explanation.getBoundingClientRect().top > 0.8 * innerHeight) {
    explanation.scrollIntoView({ behavior: "smooth", block: "start" });
  }
}
