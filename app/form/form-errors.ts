/** Error sentences by field, and one without a field. */
export type FormErrors = { fields: Record<string, string>; whole: string | null }

/** The first sentence of each field; `path` is the name in the API, or a path below it such as `languages.2`. */
export function formErrorsOf(
  names: readonly string[],
  found: readonly (readonly [path: string, text: string])[],
): FormErrors {
  const problems: FormErrors = { fields: {}, whole: null }
  for (const [path, text] of found) {
    const [name = ''] = path.split('.')
    if (names.includes(name)) problems.fields[name] ??= text
    else problems.whole ??= text
  }
  return problems
}
