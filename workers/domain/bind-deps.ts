// Binds an area's use cases to their dependencies: each is written as (deps, …args) and called as (…args).

type UseCase<Deps> = (deps: Deps, ...args: never[]) => unknown

type Bound<Cases> = {
  [Name in keyof Cases]: Cases[Name] extends (deps: never, ...args: infer Args) => infer Answer
    ? (...args: Args) => Answer
    : never
}

/** Gives every use case the dependencies. Each may ask for fewer than `deps` has, never for more. */
export function bindDeps<Deps, Cases extends Record<string, UseCase<Deps>>>(deps: Deps, cases: Cases): Bound<Cases> {
  const bound = Object.entries(cases).map(([name, useCase]) => [name, (...args: never[]) => useCase(deps, ...args)])
  return Object.fromEntries(bound)
}
