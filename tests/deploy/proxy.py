"""A real nginx with the files of deploy/, on loopback, for tests."""

import os
import re
import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

DEPLOY = Path(__file__).parents[2] / "deploy"
_PATH = os.pathsep.join([os.environ.get("PATH", ""), "/usr/sbin"])
NGINX = shutil.which("nginx", path=_PATH)
needs_nginx = pytest.mark.skipif(NGINX is None, reason="nginx is not installed")

_MAIN = """
daemon off;
pid {folder}/pid;
error_log stderr warn;
worker_processes 1;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/doubloon.conf;
}}
"""


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port: int = free.getsockname()[1]
    return port


def lay_out(folder: Path, servers: list[str], plain: int, tls: int) -> Path:
    """The files of deploy/nginx as a host would put them, but for their places: here, and on free ports."""
    conf = (DEPLOY / "nginx" / "doubloon.conf").read_text(encoding="utf-8")
    conf = conf.replace("/etc/nginx/doubloon-", f"{folder}/").replace("/etc/doubloon/tls/", f"{folder}/")
    conf = conf.replace("listen 80;", f"listen 127.0.0.1:{plain};").replace(
        "listen 443 ssl;", f"listen 127.0.0.1:{tls} ssl;"
    )
    (folder / "doubloon.conf").write_text(conf, encoding="utf-8")
    shutil.copy(DEPLOY / "nginx" / "proxy.conf", folder)
    text = (DEPLOY / "nginx" / "servers.conf").read_text(encoding="utf-8")
    lines = "".join(f"    server {server};\n" for server in servers)
    (folder / "servers.conf").write_text(re.sub(r"(    server .*\n)+", lines, text), encoding="utf-8")
    certificate = [
        "openssl",
        "req",
        "-x509",
        "-newkey",
        "rsa:2048",
        "-nodes",
        "-days",
        "2",
        "-subj",
        "/CN=play.example.org",
    ]
    files = ["-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem")]
    subprocess.run([*certificate, *files], check=True, capture_output=True)
    (folder / "nginx.conf").write_text(_MAIN.format(folder=folder), encoding="utf-8")
    return folder / "nginx.conf"


def what_nginx_says(main: Path) -> "subprocess.CompletedProcess[str]":
    """What `nginx -t` says."""
    command = [str(NGINX), "-t", "-c", str(main), "-p", str(main.parent), "-g", "error_log stderr;"]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@contextmanager
def nginx(main: Path) -> Iterator[None]:
    """nginx, until the end of the block."""
    with subprocess.Popen([str(NGINX), "-c", str(main), "-p", str(main.parent)]) as process:
        try:
            yield
        finally:
            process.terminate()
