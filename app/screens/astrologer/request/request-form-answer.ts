// The posted form of a request for a consultation.
import { redirect, redirectDocument } from '@remix-run/cloudflare'
import { byEndpoint, RefusedForm } from '#app/form/answer-form.ts'
import type { Values } from '#app/form/form-answer.ts'
import { currentLanguage } from '#app/language/language.ts'
import { directoryTexts } from '#app/screens/astrologers/directory-text.ts'
import { parseDollars } from '#app/ui/form/parse-dollars.ts'
import { requestConsultation } from '#workers/contract/api/consultations.ts'
import { consultationPath } from '#workers/contract/consultations/consultation-path.ts'
import type { Kind } from '#workers/contract/consultations/consultation-states.ts'
import { CURRENT_CHART } from './request-intent.ts'

/** Redirects to the page of the consultation. */
export const requestOf = (astrologerId: string) =>
  byEndpoint(requestConsultation, {
    body: (values) => requestBody(astrologerId, values),
    fieldNames: { budget_cents: 'budget', birth_profile_id: 'birth' },
    done({ session_id: id }, values) {
      const kind = values.kind as Kind
      const page = consultationPath({ kind, id, astrologerId }, 'user')
      // A web call needs a document redirect, because only its own document's CSP allows the provider's hosts.
      return kind === 'web-call' ? redirectDocument(page) : redirect(page)
    },
  })

/** The request body for the field values. The page names the kinds for which it offers free minutes. */
export function requestBody(astrologerId: string, values: Values) {
  const { kind, budget = '', birth, saved_birth: savedBirth, free_minutes: free, free_kinds: freeKinds = '' } = values
  const text = directoryTexts[currentLanguage()].start
  // A kind that is not offered is not a field.
  if (!kind) throw new RefusedForm({}, text.kindOff)
  const cents = parseDollars(budget)
  if (budget.trim() !== '' && cents === null) throw new RefusedForm({ budget: text.budgetWrong })
  const birthId = birth === CURRENT_CHART ? savedBirth : birth
  return {
    astrologer_id: astrologerId,
    kind,
    ...(cents === null ? {} : { budget_cents: cents }),
    ...(birthId ? { birth_profile_id: birthId } : {}),
    ...(freeKinds.split(',').includes(kind) ? { free_minutes: Number(free) } : {}),
  }
}
