// Method and path of every endpoint, `{name}` for a parameter. Apart from the schemas, so that the browser loads no zod.

export * from './every-page-routes.ts'

export const registerUser = { method: 'post', path: '/users/register/' } as const
export const verifyOtp = { method: 'post', path: '/users/verify_otp/' } as const
export const logIn = { method: 'post', path: '/users/login/' } as const
export const checkEmail = { method: 'post', path: '/users/check_email/' } as const
export const sendOtp = { method: 'post', path: '/users/otp/' } as const
export const resetPassword = { method: 'post', path: '/users/reset_password/' } as const
export const readProfile = { method: 'get', path: '/users/profile/' } as const
export const readProfileByPost = { method: 'post', path: '/users/profile/' } as const
export const updateProfile = { method: 'put', path: '/users/profile/' } as const
export const sendPhoneOtp = { method: 'post', path: '/users/phone/otp/' } as const
export const verifyPhone = { method: 'post', path: '/users/phone/verify/' } as const
export const setPhoto = { method: 'put', path: '/users/profile/photo/' } as const
export const removePhoto = { method: 'delete', path: '/users/profile/photo/' } as const

export const registerAstrologer = { method: 'post', path: '/astrologers/register/' } as const
export const readStatus = { method: 'get', path: '/astrologers/get_status/' } as const
export const readAstrologer = { method: 'get', path: '/astrologers/{id}/' } as const
export const changeAstrologer = { method: 'patch', path: '/dashboard/astrologer/{id}/' } as const

export const requestConsultation = { method: 'post', path: '/consultations/' } as const
export const readReceipt = { method: 'get', path: '/consultations/{id}/receipt/' } as const
export const reviewConsultation = { method: 'post', path: '/consultations/{id}/review/' } as const
export const reportProblem = { method: 'post', path: '/consultations/{id}/problem/' } as const
export const refundConsultation = { method: 'post', path: '/consultations/{id}/refund/' } as const
export const sendFile = { method: 'put', path: '/consultations/{id}/files/{name}' } as const
export const removeFile = { method: 'delete', path: '/consultations/{id}/files/{file}/' } as const
export const listAstrologerConsultations = { method: 'get', path: '/calls/chat-history/' } as const
export const listUserConsultations = { method: 'get', path: '/calls/user-profile-chats/' } as const

export const readWallet = { method: 'get', path: '/payments/wallet/' } as const
export const setMonthlyLimit = { method: 'put', path: '/payments/limits/' } as const
export const listTransactions = { method: 'get', path: '/payments/transactions/' } as const
export const startTopUp = { method: 'post', path: '/payments/topups/' } as const
export const readTopUp = { method: 'get', path: '/payments/topups/{id}/' } as const
export const readEarnings = { method: 'get', path: '/payments/earnings/' } as const
export const completeTestTopUp = { method: 'post', path: '/payments/topups/{id}/complete/' } as const

export const issueCallToken = { method: 'post', path: '/calls/token/' } as const
export const rateCall = { method: 'post', path: '/calls/{id}/feedback/' } as const
export const reportCallMetrics = { method: 'post', path: '/calls/metrics/' } as const

export const exportBirths = { method: 'get', path: '/birth-profiles/export/' } as const
export const readBirth = { method: 'get', path: '/birth-profiles/{id}/' } as const
export const changeBirth = { method: 'put', path: '/birth-profiles/{id}/' } as const
export const removeBirth = { method: 'delete', path: '/birth-profiles/{id}/' } as const
export const readAttachedBirth = { method: 'get', path: '/consultations/{id}/birth/' } as const

export const listPlaces = { method: 'get', path: '/places/' } as const
export const guessPlace = { method: 'get', path: '/places/here/' } as const

export const readPanchang = { method: 'get', path: '/panchang/' } as const
export const readHoroscope = { method: 'get', path: '/horoscope/{sign}/' } as const
export const castKundli = { method: 'post', path: '/kundli/' } as const
export const matchKundlis = { method: 'post', path: '/kundli/match/' } as const
