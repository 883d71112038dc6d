// The account at Twilio that tests give the product, and the product's public address, for which webhooks are signed.
export const PUBLIC = 'https://drishti.test'
export const ACCOUNT = {
  accountSid: `AC${'1'.repeat(32)}`,
  authToken: 'auth-token-of-the-account',
  apiKey: `SK${'2'.repeat(32)}`,
  apiSecret: 'secret-of-the-api-key-32-bytes-long',
  appSid: `AP${'3'.repeat(32)}`,
}
