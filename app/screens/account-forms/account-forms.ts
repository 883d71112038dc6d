// Actions of the account forms: login, codes, registration, a new password. Each may return a next step of its page.
import { type ActionFunctionArgs, redirect } from '@remix-run/cloudflare'
import { byEndpoint } from '#app/form/answer-form.ts'
import type { Values } from '#app/form/form-answer.ts'
import { astrologerBody } from '#app/screens/astrologer-register/astrologer-body.ts'
import { pageAfterLogin } from '#app/screens/login/page-after-login.ts'
import { STEPS } from '#app/screens/register/registration-fields.ts'
import { AstrologerRegisterRequest, type LoginAnswer } from '#workers/contract/accounts/identity.ts'
import { registerAstrologer } from '#workers/contract/api/astrologers.ts'
import { logInByRecoveryCode } from '#workers/contract/api/passkeys.ts'
import { checkEmail, logIn, registerUser, resetPassword, sendOtp, verifyOtp } from '#workers/contract/api/users.ts'
import { AppError } from '#workers/contract/errors/errors.ts'
import { type Problem, problemOf } from '#workers/contract/errors/problem.ts'
import type { AccountAnswer } from './account-step.ts'
import { wholePhone } from './phone-parts.ts'

type Args = ActionFunctionArgs

/** A router gets the tokens; a browser without JavaScript has the cookie and is redirected. */
function loggedIn(login: LoginAnswer, { purpose }: Values, { context, request }: Args): AccountAnswer | Response {
  const registered = purpose === 'register'
  if (context.asksForData) return { login, registered }
  return redirect(pageAfterLogin(new URL(request.url).search, { role: login.role, registered }))
}

const emailOf = ({ email = '' }: Values) => email.trim().toLowerCase()

export const byPassword = byEndpoint(logIn, {
  body: ({ email, password }) => ({ email, password }),
  done: loggedIn,
  refused(code, values): AccountAnswer | undefined {
    // Admins: the password was right, and the second step is a passkey, or a code that has been sent.
    if (code === 'passkey_needed') return { step: 'passkey', email: emailOf(values) }
    if (code === 'second_step') return { step: 'code', email: emailOf(values), purpose: 'second_step' }
    return undefined
  },
})

export const byRecoveryCode = byEndpoint(logInByRecoveryCode, {
  body: ({ email, password, code }) => ({ email, password, code }),
  done: loggedIn,
})

/** Sends a code, and returns the step that verifies it. */
export const codeFor = (purpose: 'login' | 'reset') =>
  byEndpoint(sendOtp, {
    body: ({ email }) => ({ email, purpose }),
    done: (_, values): AccountAnswer => ({ step: 'code', email: emailOf(values), purpose }),
  })

export const anotherCode = byEndpoint(sendOtp, {
  body: ({ email, purpose, registration }) => ({ email, purpose, registration }),
})

export const byCode = byEndpoint(verifyOtp, {
  body: ({ email, otp, purpose, registration }) => ({ email, otp, purpose, registration }),
  done: loggedIn,
})

export const newPassword = byEndpoint(resetPassword, {
  body: ({ email, otp, password }) => ({ email, otp, password }),
  done(_, __, { request }) {
    const params = new URL(request.url).searchParams
    params.set('password', 'new')
    return redirect(`/login?${params}`)
  },
})

export const registration = byEndpoint(registerUser, {
  body: ({ full_name, email, gender, password, ...rest }) => ({
    full_name,
    email,
    password,
    phone: wholePhone(rest),
    gender: gender || null,
  }),
  before: assertEmailFree,
  fieldOf: { email_taken: 'email' },
  done: (answer, values) => confirmStep(answer.registration, values),
})

export const practice = byEndpoint(registerAstrologer, {
  body: astrologerBody,
  before: assertEmailFree,
  fieldOf: { email_taken: 'email' },
  done: (answer, values) => confirmStep(answer.registration, values),
})

/** An intermediate step of a registration: reports invalid fields, or returns the next step. */
export async function practiceStep(_: Args, { values }: { values: Values }): Promise<{ shown: number }> {
  const at = Number(values.at)
  const known: readonly string[] = STEPS[at]?.fields ?? []
  const { error } = AstrologerRegisterRequest.safeParse(astrologerBody(values))
  const fields: Record<string, Problem> = {}
  for (const issue of error?.issues ?? []) {
    const name = String(issue.path[0])
    if (known.includes(name)) fields[name] ??= problemOf(issue)
  }
  if (Object.keys(fields).length > 0) throw new AppError('invalid', { fields })
  return { shown: at + 1 }
}

function confirmStep(key: string, values: Values): AccountAnswer {
  return { step: 'code', email: emailOf(values), purpose: 'register', registration: key }
}

/** Registering never reveals which addresses have accounts; only check_email does, and it is rate-limited. */
async function assertEmailFree({ email }: { email: string }, { context }: Args): Promise<void> {
  // Without an answer the registration continues; the owner of a known address then gets a mail.
  const { available } = await context.answer(checkEmail, { body: { email } }).catch(() => ({ available: true }))
  if (!available) throw new AppError('email_taken')
}
