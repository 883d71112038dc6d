// The request of a consultation as its form posts it.
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

/** Leads to the page of the consultation. */
export const requestOf = (astrologerId: string) =>
  byEndpoint(requestConsultation, {
    body: (values) => requestBody(astrologerId, values),
    fieldNames: { budget_cents: 'budget', birth_profile_id: 'birth' },
    done({ session_id: id }, values) {
      const kind = values.kind as Kind
      const page = consultationPath({ kind, id, astrologerId }, 'user')
      // The page of a web call alone may reach the provider, by the content security policy of its document.
      return kind === 'web-call' ? redirectDocument(page) : redirect(page)
    },
  })

/** Body of the request that the fields stand for. The page names the kinds that its free minutes are for. */
export function requestBody(astrologerId: string, values: Values) {
  const { kind, budget = '', birth, saved_birth: savedBirth, free_minutes: free, free_kinds: freeKinds = '' } = values
  const text = directoryTexts[currentLanguage()].start
  // A kind that is not offered is no field.
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
