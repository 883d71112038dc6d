// The forms of pages with booked times, for either side.
import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import type { ClientActionFunctionArgs } from '@remix-run/react'
import { answerForms, byEndpoint } from '#app/form/answer-form.ts'
import { postFormWithToast } from '#app/form/post-form-with-toast.ts'
import { currentLanguage } from '#app/language/language.ts'
import { cancelBooking } from '#workers/contract/api/bookings.ts'
import { bookingTexts } from './booking-text.ts'
import { cancelIntent } from './cancel-intent.ts'

const parameterOf = ({ request }: { request: Request }, name: string) =>
  new URL(request.url).searchParams.get(name) ?? ''

export function answerCancel(args: ActionFunctionArgs) {
  const booking = parameterOf(args, 'cancel')
  const cancel = byEndpoint(cancelBooking, { params: () => ({ id: parameterOf(args, 'astrologer'), booking }) })
  return answerForms(args, { [cancelIntent(booking)]: cancel })
}

export function postCancel(args: ClientActionFunctionArgs) {
  const intent = cancelIntent(parameterOf(args, 'cancel'))
  return postFormWithToast(() => ({ [intent]: bookingTexts[currentLanguage()].cancelled }))(args)
}
