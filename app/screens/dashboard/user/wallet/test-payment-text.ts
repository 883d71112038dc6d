import { texts } from '#app/language/texts.ts'

/** Texts of the test payment. */
export const testPaymentTexts = texts({
  en: {
    title: 'Test payment',
    lead: 'No payment provider is set up here. No real money moves: this page only pretends that you paid.',
    pay: (amount: string) => `Pay ${amount} of test money`,
    cancel: 'Cancel',
    done: 'This payment is complete.',
    back: 'Back to the wallet',
  },
  hi: {
    title: 'परीक्षण भुगतान',
    lead: 'यहाँ कोई भुगतान सेवा नहीं लगी है। असली पैसा नहीं चलता: यह पेज केवल दिखाता है मानो आपने भुगतान किया हो।',
    pay: (amount) => `परीक्षण के ${amount} का भुगतान करें`,
    cancel: 'रद्द करें',
    done: 'यह भुगतान पूरा हो गया है।',
    back: 'वॉलेट पर वापस',
  },
})
