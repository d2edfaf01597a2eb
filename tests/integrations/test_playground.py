"""The playground of the built site, in headless Chromium: reports while one types, the rule's page, a syntax error."""

from __future__ import annotations

import functools
import http.server
import threading
from collections.abc import Iterator
from typing import Any

import pytest

from tests.integrations.programs import Programs
from tests.integrations.test_site import SITE
from tests.running import TRAP

WIDE, NARROW = (1400, 1000), (390, 844)
"""A desk's window and a phone's."""
PATIENCE = 60.0


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Serves the site without a word."""

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


@pytest.fixture(scope="module")
def address(programs: Programs) -> Iterator[str]:
    """The site, served."""
    programs.built(SITE / "playground" / "pyodide")
    handler = functools.partial(Quiet, directory=str(SITE))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


@pytest.fixture(scope="module")
def browser(programs: Programs) -> Iterator[Any]:
    """Chromium without a window."""
    programs.module("selenium", "docs")
    chromium, driver = programs.system("chromium"), programs.system("chromedriver")
    from selenium import webdriver

    options = webdriver.ChromeOptions()
    options.binary_location = chromium
    for argument in ("--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--hide-scrollbars"):
        options.add_argument(argument)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    started = webdriver.Chrome(options, webdriver.ChromeService(driver))
    yield started
    started.quit()


@pytest.fixture
def playground(browser: Any, address: str) -> Any:
    """The page, with Python loaded and the first answer shown."""
    browser.set_window_size(*WIDE)
    browser.get(f"{address}playground/")
    wait(browser, lambda: len(reports(browser)) == 3)
    return browser


def wait(browser: Any, condition: Any) -> None:
    """Until it holds; a `TimeoutException` if it never does."""
    from selenium.webdriver.support.wait import WebDriverWait

    WebDriverWait(browser, PATIENCE, poll_frequency=0.1).until(lambda _: condition())


def text(browser: Any, selector: str) -> str:
    """What a person reads there."""
    found: str = browser.find_element("css selector", selector).text
    return found


def reports(browser: Any) -> list[str]:
    """The reports as they are read, place and code."""
    items = browser.execute_script("return [...document.querySelectorAll('#tff-reports li')].map(i => i.innerText)")
    return [" ".join(item.split()[:2]) for item in items]


def put(browser: Any, code: str) -> None:
    """Paste code over what is there, as a person does: the page hears of it by its own events."""
    source = browser.find_element("id", "tff-source")
    browser.execute_script(
        "arguments[0].select(); document.execCommand('insertText', false, arguments[1])", source, code
    )


def test_reports_are_there_and_follow_the_typing(playground: Any) -> None:
    assert reports(playground) == ["10:13 TFF106", "12:5 TFF105", "13:5 TFF101"]
    assert text(playground, "#tff-status") == "3 reports"
    put(playground, TRAP)
    wait(playground, lambda: reports(playground) == ["6:5 TFF101"])
    assert text(playground, "#tff-lines .tff-marked") == "6"
    playground.find_element("id", "tff-source").send_keys("\n# and so on")
    put(playground, TRAP.replace("print(", "tf.print("))
    wait(playground, lambda: text(playground, "#tff-status") == "Nothing to report")
    assert reports(playground) == []


def test_the_explanation_opens(playground: Any) -> None:
    explanation = playground.find_element("id", "tff-explanation")
    assert not explanation.is_displayed()
    playground.find_element("css selector", "#tff-reports li:nth-child(3) button").click()
    wait(playground, lambda: explanation.is_displayed())
    assert "TFF101: print-at-trace" in explanation.text
    assert "What to write instead" in explanation.text
    line = "return [s.selectionStart, s.selectionEnd].map(at => s.value.slice(0, at).split('\\n').length)"
    assert playground.execute_script(f"const s = document.getElementById('tff-source'); {line}") == [13, 13]
    targets = [link.get_attribute("href") for link in explanation.find_elements("css selector", "a[href]")]
    assert "https://www.tensorflow.org/guide/function#executing_python_side_effects" in targets


def test_a_syntax_error_is_shown_as_such(playground: Any) -> None:
    put(playground, TRAP.replace("def step(x):", "def step(x:"))
    wait(playground, lambda: "no Python yet" in text(playground, "#tff-status"))
    assert "line 5" in text(playground, "#tff-status")
    assert [report.split()[1] for report in reports(playground)] == ["E999"]
    put(playground, TRAP)
    wait(playground, lambda: reports(playground) == ["6:5 TFF101"])


def test_text_without_tensorflow(playground: Any) -> None:
    put(playground, 'print("step")')
    wait(playground, lambda: "names neither" in text(playground, "#tff-status"))


@pytest.mark.parametrize("size", [WIDE, NARROW], ids=["wide", "narrow"])
@pytest.mark.parametrize("page", ["", "rules/", "rules/TFF101/", "playground/", "configuration/", "ci/", "evidence/"])
def test_no_page_is_wider_than_the_window(
    browser: Any, address: str, page: str, size: tuple[int, int], request: pytest.FixtureRequest
) -> None:
    """A table or program may scroll in itself; the page must not. With --basetemp the pictures are there to be looked at."""
    browser.execute_cdp_cmd(
        "Emulation.setDeviceMetricsOverride",
        {"width": size[0], "height": size[1], "deviceScaleFactor": 1, "mobile": size == NARROW},
    )
    browser.get(f"{address}{page}")
    if page == "playground/":
        wait(browser, lambda: len(reports(browser)) == 3)
        browser.execute_script("document.querySelector('#tff-reports li:last-child button').click()")
        wait(browser, lambda: browser.find_element("id", "tff-explanation").is_displayed())
    overflow = "return document.documentElement.scrollWidth - document.documentElement.clientWidth"
    pictures = request.getfixturevalue("tmp_path")
    browser.save_screenshot(str(pictures / "page.png"))
    assert browser.execute_script(overflow) <= 0
    assert [entry for entry in browser.get_log("browser") if entry["level"] == "SEVERE"] == []
