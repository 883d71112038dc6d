import type { ClientActionFunctionArgs } from '@remix-run/react'
import { toast } from '#app/ui/toasts.ts'
import { postForm } from './post-form.ts'

/** Client action of a page whose forms say in a toast that they had their effect: a sentence by intent. */
export function postFormWithToast(sentences: () => Readonly<Record<string, string | undefined>>) {
  return async (args: ClientActionFunctionArgs) => {
    const answer = await postForm(args)
    const sentence = answer instanceof Response || answer.failure ? undefined : sentences()[answer.intent]
    if (sentence) toast.success(sentence)
    return answer
  }
}
