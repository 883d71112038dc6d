// Forms of one's own account on the server: profile, password, and the number that phone calls ring.
import { byEndpoint } from '#app/form/answer-form.ts'
import { changePassword, sendPhoneOtp, updateProfile, verifyPhone } from '#workers/contract/api/users.ts'
import { wholePhone } from './phone-parts.ts'

const codeToPhone = byEndpoint(sendPhoneOtp, {
  // The password is asked for when another number was verified before.
  body: ({ password, ...rest }) => ({ phone: wholePhone(rest), ...(password ? { password } : {}) }),
})

export const phoneForms = {
  phone: codeToPhone,
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
      ...{ full_name, phone: wholePhone(rest), gender: gender || null },
      ...(time_zone ? { time_zone } : {}),
    }),
  }),
}
