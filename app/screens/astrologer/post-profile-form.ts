import type { ClientActionFunctionArgs } from '@remix-run/react'
import { clearBirthToAskAbout } from '#app/births/birth-to-ask-about.ts'
import { postForm } from '#app/form/post-form.ts'
import { currentLanguage } from '#app/language/language.ts'
import { tab } from '#app/login-state/browser-login.ts'
import { BOOK } from '#app/screens/bookings/book-intents.ts'
import { bookingTexts } from '#app/screens/bookings/booking-text.ts'
import { toast } from '#app/ui/overlay/toasts.ts'
import { REQUEST } from './request/request-intent.ts'

/**
 * Client action of a profile. A booking from the dialog shows a toast. A successful request, whose answer is a
 * redirect, clears the birth that the tab has stored for it.
 */
export async function postProfileForm(args: ClientActionFunctionArgs) {
  const intent = (await args.request.clone().formData()).get('intent')
  try {
    const answer = await postForm(args)
    const isBooked = intent === BOOK.dialog && !(answer instanceof Response) && answer.failure === null
    if (isBooked) toast.success(bookingTexts[currentLanguage()].booked)
    return answer
  } catch (thrown) {
    if (intent === REQUEST && isRedirect(thrown)) clearBirthToAskAbout(tab)
    throw thrown
  }
}

function isRedirect(thrown: unknown): boolean {
  return thrown instanceof Response && thrown.status >= 300 && thrown.status < 400
}
