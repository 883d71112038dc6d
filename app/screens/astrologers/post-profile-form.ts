import type { ClientActionFunctionArgs } from '@remix-run/react'
import { tab } from '#app/auth/browser-login.ts'
import { postFormWithToast } from '#app/form/post-form-with-toast.ts'
import { currentLanguage } from '#app/language/language.ts'
import { bookingTexts } from '#app/screens/bookings/booking-text.ts'
import { clearBirthToAskAbout } from '#app/screens/tools/birth/birth-to-ask-about.ts'

const post = postFormWithToast(() => ({ book: bookingTexts[currentLanguage()].booked }))

/** Client action of a profile. A request that leads to its consultation took the birth along that the tab kept for it. */
export async function postProfileForm(args: ClientActionFunctionArgs) {
  try {
    return await post(args)
  } catch (redirection) {
    clearBirthToAskAbout(tab)
    throw redirection
  }
}
