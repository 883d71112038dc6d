/** Sentences by field, and one about the whole for what no field of the form can show. */
export type Problems = { fields: Record<string, string>; whole: string | null }

/** The first sentence of each field; `path` is a wire name, or a part of one such as `languages.2`. */
export function problemsOf(
  names: readonly string[],
  found: readonly (readonly [path: string, text: string])[],
): Problems {
  const problems: Problems = { fields: {}, whole: null }
  for (const [path, text] of found) {
    const [name = ''] = path.split('.')
    if (names.includes(name)) problems.fields[name] ??= text
    else problems.whole ??= text
  }
  return problems
}
