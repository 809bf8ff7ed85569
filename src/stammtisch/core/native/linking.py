"""Compiling rules in half the time: what is only ever copied into something else need not run by itself.

Numba optimizes every function to the last and makes machine code of it, also when it is merely a part of another,
where all of that is done again. Here a part is only made ready for linking; the function that Python calls is
optimized whole, as ever, and comes out as quick. This reaches into Numba, so it is imported only with versions that it
was tried with (`tried`).
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from numba.core.codegen import JITCodeLibrary, JITCPUCodegen
from numba.core.compiler_lock import global_compiler_lock


class PartialLibrary(JITCodeLibrary):
    """The code of one function, with all it calls; a mere part until somebody wants its address."""

    _whole = False

    def get_pointer_to_function(self, name: str) -> int:
        if not self._whole:
            if not self._defines(name):  # a rule: there is nothing in it that Python could call
                self._ensure_finalized()
                return 0
            self._whole = True
            if self._finalized:
                self._optimize_final_module()
                self._finalize_final_module()
        address: int = super().get_pointer_to_function(name)
        return address

    def _defines(self, name: str) -> bool:
        try:
            return not self._final_module.get_function(name).is_declaration
        except NameError:
            return False

    def _set_compiled_object(self, value: Any) -> None:
        super()._set_compiled_object(value)
        self._whole = True  # loaded from disk, where nothing else is kept

    def _optimize_final_module(self) -> None:
        if self._whole:
            super()._optimize_final_module()
        else:  # what Numba itself does first
            codegen = self._codegen
            passes, builder = codegen._module_pass_manager(
                loop_vectorize=codegen._loopvect, slp_vectorize=False, opt=codegen._opt_level, cost="cheap"
            )
            passes.run(self._final_module, builder)

    def _finalize_final_module(self) -> None:
        if self._whole:
            super()._finalize_final_module()
        else:
            self._finalize_dynamic_globals()
            self._finalized = True


def _set_env(codegen: Any, name: str, env: Any) -> None:
    """Parts have no place for what Numba would keep there, nor use for it: code loaded from disk has none either."""
    if codegen._engine.is_symbol_defined(name):
        _numbas_set_env(codegen, name, env)


_numbas_set_env = JITCPUCodegen.set_env


@contextmanager
def in_parts() -> Iterator[None]:
    """Whatever is compiled meanwhile is made of parts. Nobody else compiles then."""
    with global_compiler_lock:
        before = JITCPUCodegen._library_class
        JITCPUCodegen._library_class, JITCPUCodegen.set_env = PartialLibrary, _set_env
        try:
            yield
        finally:
            JITCPUCodegen._library_class, JITCPUCodegen.set_env = before, _numbas_set_env
