"""The layers around the routes."""

from __future__ import annotations

from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware

from ..config import Config
from ..web import SafePages
from .bodies import BodyLimit
from .metrics import Metrics
from .requests import Requests

GZIP_FROM, GZIP_LEVEL = 1024, 5


def install_layers(app: FastAPI, config: Config, metrics: Metrics) -> None:
    """From the inside out: size of requests, compression of long answers, log and metrics, safe headers."""
    app.add_middleware(BodyLimit)
    app.add_middleware(GZipMiddleware, minimum_size=GZIP_FROM, compresslevel=GZIP_LEVEL)
    app.add_middleware(Requests, config=config, metrics=metrics)
    app.add_middleware(SafePages, config=config)
