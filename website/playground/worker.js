// Python in a thread of its own: the plugin in Pyodide. Messages in: {id, source}; out: {ready}, {failed}, {id, answer}.

import { loadPyodide } from "./pyodide/pyodide.mjs";

async function start() {
  const python = await loadPyodide({ indexURL: new URL("pyodide/", import.meta.url).href });
  const [plugin, checking] = await Promise.all([fetched("plugin.zip"), fetched("checking.py")]);
  python.unpackArchive(await plugin.arrayBuffer(), "zip");
  python.FS.writeFile("checking.py", await checking.text());
  return python.pyimport("checking").answer;
}

async function fetched(name) {
  const response = await fetch(new URL(name, import.meta.url));
  if (!response.ok) {
    throw new Error(`${name}: ${response.status}`);
  }
  return response;
}

const starting = start();
starting.then(
  () => postMessage({ ready: true }),
  (error) => postMessage({ failed: String(error) }),
);

addEventListener("message", async ({ data: { id, source } }) => {
  try {
    const answer = await starting;
    postMessage({ id, answer: JSON.parse(answer(source)) });
  } catch (error) {
    postMessage({ failed: String(error) });
  }
});
