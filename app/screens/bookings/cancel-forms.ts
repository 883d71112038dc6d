// The forms of pages with booked times, for either side.
import { type ActionFunctionArgs, redirect } from '@remix-run/cloudflare'
import { answerForms, byEndpoint } from '#app/form/answer-form.ts'
import { cancelBooking } from '#workers/contract/api/bookings.ts'
import { CANCELLED, cancelIntent } from './cancel-intent.ts'

export function answerCancel(args: ActionFunctionArgs) {
  const { searchParams } = new URL(args.request.url)
  const of = (name: string) => searchParams.get(name) ?? ''
  const [id, booking] = [of('astrologer'), of('cancel')]
  const cancel = byEndpoint(cancelBooking, {
    params: () => ({ id, booking }),
    // The row moves behind the coming ones, perhaps to another page, so that the page itself says it.
    done: () => redirect(`?${new URLSearchParams({ page: of('page'), [CANCELLED]: '' })}`),
  })
  return answerForms(args, { [cancelIntent(booking)]: cancel })
}
