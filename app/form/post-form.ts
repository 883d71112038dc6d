import { type ClientActionFunctionArgs, json } from '@remix-run/react'
import { isLogged, toastFor } from '#app/errors/error-toasts.ts'
import { currentLanguage } from '#app/language/language.ts'
import { loginEndTexts } from '#app/login-state/login-end-text.ts'
import { readKey } from '#app/login-state/login-storage.ts'
import { expire, refresh, store } from '#app/login-state/stored-login.ts'
import { toast } from '#app/ui/overlay/toasts.ts'
import { withTimeout } from '#workers/contract/time/with-timeout.ts'
import { ANSWER_WITHIN } from './answer-within.ts'
import { type FormAnswer, type FormFailure, withoutSecrets } from './form-answer.ts'

/**
 * Status of a form without a response. An error status prevents revalidation, which would show the error page while
 * there is no network.
 */
const UNAVAILABLE = 503

/**
 * Client action of a page with forms. A missing response, or one from a proxy, becomes a failure of the form, so that
 * its fields are not lost. Toasts are those of API calls.
 */
export async function postForm<Done>({
  serverAction,
  request,
}: ClientActionFunctionArgs): Promise<FormAnswer<Done> | Response> {
  const posted = request.clone()
  try {
    const answer = await withTimeout(serverAction(), ANSWER_WITHIN, () => {
      throw new TypeError('No answer to the form came in time.')
    })
    return await told(answer as FormAnswer<Done>, new URL(request.url).pathname)
  } catch (error) {
    // A redirect.
    if (error instanceof Response) throw error
    console.warn(error)
    const values = Object.fromEntries([...(await posted.formData())].map(([name, value]) => [name, String(value)]))
    const kept = withoutSecrets(values)
    const answer: FormAnswer = { intent: values.intent ?? '', values: kept, done: null, failure: lost(error) }
    return json(answer, UNAVAILABLE)
  }
}

async function told<Done>(answer: FormAnswer<Done>, path: string): Promise<FormAnswer<Done>> {
  const { failure } = answer
  if (!failure) return answer
  const { status, code, problem, retryAfter } = failure
  if (isLogged(status)) console.warn(`${path}: ${status} ${code}`)
  if (code === 'unauthenticated' || code === 'invalid_token')
    return { ...answer, done: null, failure: await afterRenewal(failure) }
  const text = toastFor(status, problem === null ? null : { error: problem, message: problem }, retryAfter)
  if (!text) return answer
  toast.error(text)
  // After a server error the form shows the failure as well, beside the button that sends it again.
  return status >= 500 ? answer : { ...answer, failure: { ...failure, problem: null } }
}

/** The login's cookie may be missing while its tokens are stored; a refresh sets it again. */
async function afterRenewal(failure: FormFailure): Promise<FormFailure> {
  const outcome = await refresh(readKey(store, 'access'))
  const { noCookie, noConnection } = loginEndTexts[currentLanguage()]
  if (outcome === 'unreachable') return { ...failure, code: 'no_response', status: 0, problem: noConnection }
  if (outcome !== 'gone') return { ...failure, code: 'login_renewed', problem: noCookie }
  expire()
  return failure
}

function lost(error: unknown): NonNullable<FormAnswer['failure']> {
  const sentences = loginEndTexts[currentLanguage()]
  // `fetch` throws a TypeError without a response; the timeout throws one, too.
  const problem = error instanceof TypeError ? sentences.noConnection : sentences.somethingWrong
  return { status: 0, code: 'no_response', errors: {}, problem, retryAfter: null, challenge: null }
}
