// Actions of the forms of one's own account: profile, password, and the phone number for calls.
import { byEndpoint, type Endpoint } from '#app/form/answer-form.ts'
import { changePassword, sendPhoneOtp, updateProfile, verifyPhone } from '#workers/contract/api/users.ts'
import { isAppError } from '#workers/contract/errors/errors.ts'
import { wholePhone } from './phone-parts.ts'

const codeToPhone = byEndpoint(sendPhoneOtp, {
  // The password is required if another number was verified before.
  body: ({ password, ...rest }) => ({ phone: wholePhone(rest), ...(password ? { password } : {}) }),
})

const unverified = byEndpoint(updateProfile, {
  body: ({ password, ...rest }) => ({ phone: wholePhone(rest), password }),
  done: () => ({ unverified: true }),
})

/** A number that cannot receive texts replaces a verified one immediately; only then the password is required. */
const otherPhone: Endpoint = async (args, posted) => {
  try {
    return await codeToPhone(args, posted)
  } catch (error) {
    if (!posted.values.password || !isUnreached(error)) throw error
    return unverified(args, posted)
  }
}

function isUnreached(error: unknown): boolean {
  if (!isAppError(error)) return false
  return error.code === 'sms_unavailable' || error.details.fields?.phone?.code === 'phone_country_unserved'
}

export const phoneForms = {
  phone: otherPhone,
  phone_again: codeToPhone,
  phone_code: byEndpoint(verifyPhone, { body: ({ otp, ...rest }) => ({ phone: wholePhone(rest), otp }) }),
}

export const passwordForm = {
  password: byEndpoint(changePassword, {
    body: ({ current_password, password }) => ({ current_password, password }),
  }),
}

export const profileForm = {
  profile: byEndpoint(updateProfile, {
    body: ({ full_name, gender, time_zone, ...rest }) => ({
      full_name,
      phone: wholePhone(rest),
      gender: gender || null,
      ...(time_zone ? { time_zone } : {}),
    }),
  }),
}
