/** Answer of a form's action. `errors`: a sentence by field; `problem`: one of no field. `values`: as they were posted. */
export type FormAnswer =
  | { done: true }
  | { done: false; errors: Partial<Record<string, string>>; problem: string | null; values: Record<string, string> }
