"""The built site: whole, and without a request to elsewhere. (MkDocs itself, in strict mode, checks the links of the pages.)"""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urldefrag, urljoin, urlsplit

import pytest

from flake8_tffunction.rules import RULES
from tests.integrations.programs import Programs

SITE = Path(__file__).parents[2] / "build" / "site"
BASE = "http://site/"
LOADS = {("script", "src"), ("link", "href"), ("img", "src"), ("iframe", "src"), ("source", "src")}
"""What a browser fetches with a page; `a` is only followed."""


@pytest.fixture(autouse=True, scope="module")
def built(programs: Programs) -> None:
    """The site is there, and new."""
    programs.built(SITE)


class Links(HTMLParser):
    """What a page points to, and what in it can be pointed to."""

    def __init__(self, page: Path) -> None:
        super().__init__()
        self.loads: list[str] = []
        self.follows: list[str] = []
        self.ids: set[str] = set()
        self.feed(page.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        """Note one tag's targets and names."""
        for key, value in attributes:
            if value is None:
                continue
            if (tag, key) in LOADS and ("rel", "canonical") not in attributes:
                self.loads.append(value)
            elif (tag, key) == ("a", "href"):
                self.follows.append(value)
            elif key == "id" or (tag, key) == ("a", "name"):
                self.ids.add(value)


def pages() -> dict[str, Links]:
    """Each page of the site by its address; the one for errors has no place of its own."""
    found = [page for page in SITE.rglob("*.html") if page.name != "404.html"]
    return {urljoin(BASE, page.relative_to(SITE).as_posix().removesuffix("index.html")): Links(page) for page in found}


def test_nothing_is_loaded_from_elsewhere() -> None:
    loads = [(page, load) for page, links in pages().items() for load in links.loads]
    assert len(loads) > len(RULES)
    assert [(page, load) for page, load in loads if urlsplit(urljoin(page, load)).netloc != "site"] == []
    imported = [
        sheet for sheet in SITE.rglob("*.css") if re.search(r"@import|url\(['\"]?https?:", sheet.read_text("utf-8"))
    ]
    assert imported == []


def test_every_link_leads_somewhere() -> None:
    known = pages()
    for page, links in known.items():
        for link in (*links.follows, *links.loads):
            target, name = urldefrag(urljoin(page, link))
            if urlsplit(target).netloc != "site":
                continue
            path = SITE / unquote(urlsplit(target).path).lstrip("/")
            assert (path / "index.html" if path.is_dir() else path).is_file(), (page, link)
            assert not name or target not in known or unquote(name) in known[target].ids, (page, link)


def test_every_rule_has_its_page_and_is_led_to() -> None:
    known = pages()
    for rule in RULES:
        assert f"{BASE}rules/{rule.code}/" in known
    index = {urljoin(f"{BASE}rules/", link) for link in known[f"{BASE}rules/"].follows}
    assert {f"{BASE}rules/{rule.code}/" for rule in RULES} <= index
