"""Doors: how Python enters a compiled function.

Numba gives every function it compiles an entry for Python, which takes a third of the time to compile it, although most
functions are only called by other compiled ones. Here a function has no such entry until Python calls it for the first
time. The entry (the door) is then compiled alone; it calls the function by its name.
"""

from __future__ import annotations

from typing import Any


def open_door(dispatcher: Any) -> Any:
    """Let Python call the one compiled form of a function; returns what Python calls."""
    (result,) = dispatcher.overloads.values()
    library = dispatcher._cache.load_door(result) or _made(dispatcher, result)
    entry = dispatcher.targetctx.get_executable(library, result.fndesc, result.environment)
    dispatcher.door = entry  # Numba does not keep what is inserted alive
    dispatcher._insert([kind._code for kind in result.signature.args], entry, False)
    dispatcher.disable_compile()
    return entry


def _made(dispatcher: Any, result: Any) -> Any:
    """A newly compiled door, which is kept unless it needs objects of this process."""
    constants = len(result.environment.consts)
    library = result.codegen.create_library(f"{result.fndesc.mangled_name}.door")
    library.enable_object_caching()
    dispatcher.targetctx.create_cpython_wrapper(library, result.fndesc, result.environment, None, release_gil=True)
    library.finalize()
    if not library.has_dynamic_globals and len(result.environment.consts) == constants:
        dispatcher._cache.save_door(result, library)
    return library
