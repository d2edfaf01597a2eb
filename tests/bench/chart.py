"""Bars of CPU time beside plain flake8, as SVG."""

from __future__ import annotations

BAR, GAP, LEFT, WIDTH = 18, 6, 190, 420
COLOURS = {
    "flake8": "#9aa5b1",
    "tffunction": "#2f7ed8",
    "following": "#7fb2ea",
    "bugbear": "#d8833b",
    "pyflakes": "#c8cfd6",
}
LABELS = {
    "flake8": "flake8",
    "tffunction": "+ flake8-tffunction",
    "following": "the same, imports followed",
    "bugbear": "+ flake8-bugbear",
    "pyflakes": "pyflakes alone",
}


def chart(rows: list[tuple[str, dict[str, float]]]) -> str:
    """An SVG of (corpus, {environment: CPU time over flake8 alone})."""
    longest = max(ratio for _, bars in rows for ratio in bars.values())
    parts: list[str] = []
    y = 28
    for corpus, bars in rows:
        parts.append(f'<text x="8" y="{y + 2}" class="head">{corpus}</text>')
        y += 10
        for name, ratio in bars.items():
            width = WIDTH * ratio / longest
            parts.append(f'<text x="{LEFT - 8}" y="{y + 13}" text-anchor="end">{LABELS[name]}</text>')
            parts.append(f'<rect x="{LEFT}" y="{y}" width="{width:.1f}" height="{BAR}" fill="{COLOURS[name]}"/>')
            parts.append(f'<text x="{LEFT + width + 6:.1f}" y="{y + 13}">{ratio:.3f}</text>')
            y += BAR + GAP
        y += 18
    size = f'width="{LEFT + WIDTH + 70}" height="{y}"'
    style = "<style>text { font: 12px sans-serif; fill: #333 } .head { font-weight: bold }</style>"
    title = "<title>CPU time of a flake8 run, over that of flake8 alone</title>"
    ground = '<rect width="100%" height="100%" fill="#fff"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{title}{style}{ground}' + "".join(parts) + "</svg>\n"
