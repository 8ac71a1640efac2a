"""What Lighthouse says of every page on a phone: `make audit`, on a machine that does nothing else."""

import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, sync_playwright

from tests.server.running import Running, running
from tests.web.browsing import BROWSERS, FLAGS

LIGHTHOUSE = Path(__file__).parents[2] / "web" / "audit" / "node_modules" / "lighthouse" / "cli" / "index.js"
NODE_OF_THE_WHEEL = Path(sys.executable).parent / "node"
GAMES = ("kraken", "captain_dice", "nozoku", "casket")
PERFORMANCE, FOR_TABLES = 90, 80
REST = 100
CATEGORIES = ("performance", "accessibility", "best-practices", "seo")


def pages(server: Running, context: BrowserContext) -> dict[str, str]:
    """The address of every page by its name; the tables are in play, and whoever is asked for them plays there."""
    ann = server.guest("Ann")
    context.add_cookies([{"name": name, "value": value, "url": server.url} for name, value in ann.http.cookies.items()])
    tables = {f"table {game}": f"/table/{ann.table(game, players=4, bots=3)}" for game in GAMES}
    read = {"home": "/", "settings": "/settings", **{f"rules {game}": f"/rules/{game}" for game in GAMES}}
    return {name: server.url + path for name, path in (read | tables).items()}


def measured(address: str, port: int, folder: Path) -> dict[str, Any]:
    """What Lighthouse reports of a page, in a browser that knows who I am."""
    node = shutil.which("node") or str(NODE_OF_THE_WHEEL)
    report = folder / "report.json"
    command = [node, str(LIGHTHOUSE), address, f"--port={port}", "--disable-storage-reset", "--quiet"]
    command += [f"--only-categories={','.join(CATEGORIES)}", "--output=json", f"--output-path={report}"]
    subprocess.run(command, check=True, env={**os.environ, "CI": "1"})
    found: dict[str, Any] = json.loads(report.read_text(encoding="utf-8"))
    return found


def figures(report: dict[str, Any]) -> list[int]:
    return [round(100 * (report["categories"][name]["score"] or 0)) for name in CATEGORIES]


def complaints(report: dict[str, Any]) -> list[str]:
    """What is not as it should be, besides speed."""
    wanted = [
        part["id"] for name in CATEGORIES[1:] for part in report["categories"][name]["auditRefs"] if part["weight"]
    ]
    return [
        f"{name}: {report['audits'][name]['title']}"
        for name in wanted
        if report["audits"][name]["score"] not in (1, None)
    ]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def main() -> int:
    """A line for each page; 1 where one is below the bar."""
    low, port = [], free_port()
    browser = next(filter(None, map(shutil.which, BROWSERS)), None)
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder) / "server", bot_pause_ms=900) as server,
        sync_playwright() as playwright,
    ):
        arguments = [*FLAGS, f"--remote-debugging-port={port}"]
        context = playwright.chromium.launch_persistent_context(
            Path(folder) / "profile", executable_path=browser, args=arguments, locale="en-GB"
        )
        print(f"{'':20}{'perf':>6}{'a11y':>6}{'best':>6}{'seo':>6}{'LCP s':>8}{'TBT ms':>8}{'CLS':>7}")
        for name, address in pages(server, context).items():
            report = measured(address, port, Path(folder))
            scores = figures(report)
            lcp, blocked, shift = (
                report["audits"][audit]["numericValue"]
                for audit in ("largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift")
            )
            print(
                f"{name:20}"
                + "".join(f"{score:6}" for score in scores)
                + f"{lcp / 1000:8.1f}{blocked:8.0f}{shift:7.3f}",
                flush=True,
            )
            for complaint in complaints(report):
                print(f"    {complaint}")
            bar = FOR_TABLES if name.startswith("table") else PERFORMANCE
            if scores[0] < bar or min(scores[1:]) < REST:
                low.append(name)
        context.close()
    print(f"below the bar: {', '.join(low)}" if low else "All pages reach the bar.")
    return int(bool(low))


if __name__ == "__main__":
    raise SystemExit(main())
