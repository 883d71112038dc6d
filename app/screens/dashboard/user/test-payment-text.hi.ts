// Every sentence of the test payment, in Hindi.
import type { Translated } from '#app/language/translated.ts'
import type { testPaymentText as English } from './test-payment-text.ts'

export const testPaymentText: Translated<typeof English> = {
  title: 'परीक्षण भुगतान',
  lead: 'यहाँ कोई भुगतान सेवा नहीं लगी है। असली पैसा नहीं चलता: यह पेज केवल दिखाता है मानो आपने भुगतान किया हो।',
  pay: (amount) => `परीक्षण के ${amount} का भुगतान करें`,
  cancel: 'रद्द करें',
  done: 'यह भुगतान पूरा हो गया है।',
  back: 'वॉलेट पर वापस',
}
