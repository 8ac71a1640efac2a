"""How rules become machine code (JIT, by Numba): with all that they call, and once for each rule that Python calls.

Numba by itself makes every function ready to be called from Python: it optimises it with everything that it calls,
emits machine code and keeps that on disk, and then does it all again for the function that calls it, and so on up.
But rules are called by compiled code only. Of those just the front end's work is kept, in memory, and not optimised by
itself. For an entry, which Python calls, all of it is put together, and only that whole is optimised, emitted and kept
on disk. That takes a third of the time.
"""

from typing import Any

import llvmlite.binding as llvm
from numba import types
from numba.core.codegen import CPUCodeLibrary, JITCodeLibrary
from numba.core.compiler import Compiler
from numba.core.compiler_lock import require_global_compiler_lock
from numba.core.datamodel.models import OpaqueModel
from numba.core.environment import lookup_environment
from numba.extending import register_model

from doubloon.engine.faults import explained, noted

_ENVIRONMENT = "_ZN08NumbaEnv"  # how Numba names what holds the Python objects that a function needs
_UNRESOLVED = ".numba.unresolved$"  # and a function that is called before it is compiled, since both call each other


class _Inner(JITCodeLibrary):  # type: ignore[misc]  # Numba has no types
    """A rule, as compiled code calls it."""

    def finalize(self) -> None:
        self._raise_if_finalized()
        self._finalized = True

    def _get_module_for_linking(self) -> llvm.ModuleRef:
        """The rule with all that it calls: for a function that is compiled as Numba does by itself."""
        whole = self._final_module.clone()
        _join(self, whole)
        _share(whole, _defined(whole))
        return whole


class _Whole(JITCodeLibrary):  # type: ignore[misc]
    """An entry, with all that it calls."""

    def finalize(self) -> None:
        require_global_compiler_lock()
        self._codegen._check_llvm_bugs()
        self._raise_if_finalized()
        whole = self._final_module
        own = _defined(whole)
        _join(self, whole)
        _share(whole, _defined(whole) - own)
        # Numba tidies up twice, since rules of others count references; ours have next to none.
        passes, builder = self._codegen._module_pass_manager()
        passes.run(whole, builder)
        whole.verify()
        self._finalize_final_module()
        for variable in whole.global_variables:
            environment = lookup_environment(variable.name) if variable.name.startswith(_ENVIRONMENT) else None
            if environment is not None:
                self._codegen.set_env(variable.name, environment)


def _join(library: CPUCodeLibrary, whole: llvm.ModuleRef) -> None:
    """Put in all that a library needs, each once."""
    rules: dict[CPUCodeLibrary, None] = {library: None}
    others: dict[CPUCodeLibrary, None] = {}
    left = list(library._linking_libraries)
    while left:
        needed = left.pop()
        if not isinstance(needed, _Inner):
            others[needed] = None
        elif needed not in rules:
            rules[needed] = None
            left += needed._linking_libraries
    del rules[library]
    for inner in rules:
        whole.link_in(inner._final_module, preserve=True)
    for other in others:  # last: of what Numba compiled, LLVM takes only what is called already
        whole.link_in(other._get_module_for_linking(), preserve=True)
    _resolve(whole)
    for needed in (*rules, *others):
        library._reload_init.update(needed._reload_init)


def _defined(module: llvm.ModuleRef) -> set[str]:
    return {function.name for function in module.functions if not function.is_declaration}


def _share(module: llvm.ModuleRef, names: set[str]) -> None:
    """Let functions be left out where all their callers have a copy, and be in several entries.

    Not hidden in this one entry: LLVM would copy what has a single caller into it, however long, and random play would
    be slower.
    """
    for name in names:
        module.get_function(name).linkage = "linkonce_odr"


def _resolve(module: llvm.ModuleRef) -> None:
    """Point to the functions that were called before they were compiled: now they are here."""
    variables = [variable.name for variable in module.global_variables]
    for name in [name.removeprefix(_UNRESOLVED) for name in variables if name.startswith(_UNRESOLVED)]:
        pointer = f'@"{_UNRESOLVED}{name}" = linkonce_odr global ptr @"{name}"\ndeclare i32 @"{name}"()'
        module.link_in(llvm.parse_assembly(pointer))


class InnerCompiler(Compiler):  # type: ignore[misc]
    """Numba's compiler for what only compiled code calls."""

    def __init__(self, typing: Any, target: Any, library: Any, arguments: Any, result: Any, flags: Any, known: Any):
        flags.no_compile = flags.no_cpython_wrapper = True
        super().__init__(typing, target, library, arguments, result, flags, known)

    def compile_extra(self, function: Any) -> Any:
        self.state.library = _Inner(self.state.targetctx.codegen(), function.__qualname__)
        with noted(function):
            return super().compile_extra(function)


class WholeCompiler(Compiler):  # type: ignore[misc]
    """Numba's compiler for what Python calls."""

    def compile_extra(self, function: Any) -> Any:
        self.state.library = _Whole(self.state.targetctx.codegen(), function.__qualname__)
        self.state.library.enable_object_caching()
        with explained(function):
            return super().compile_extra(function)


class Question(types.Callable, types.Dummy):  # type: ignore[misc]
    """The type of a function that stands for a rule, which one depends on the type of the first argument."""

    def __init__(self, name: str, answer: Any) -> None:
        super().__init__(f"question({name})")
        self._answer = answer

    def get_call_type(self, context: Any, args: tuple[Any, ...], kws: dict[str, Any]) -> Any:
        rule = self._answer(args[0])
        return None if rule is None else types.Dispatcher(rule).get_call_type(context, args, kws)

    def get_call_signatures(self) -> tuple[list[Any], bool]:
        return [], False

    def get_impl_key(self, signature: Any) -> Any:
        return self._answer(signature.args[0]).get_overload(signature.args)


register_model(Question)(OpaqueModel)
