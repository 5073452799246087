"""Benchmarks that need more than the library: servers, sockets, and peers from other ecosystems."""
