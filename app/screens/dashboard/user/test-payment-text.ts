/** Every sentence of the test payment. */
export const testPaymentText = {
  title: 'Test payment',
  lead: 'No payment provider is set up here. No real money moves: this page only pretends that you paid.',
  pay: (amount: string) => `Pay ${amount} of test money`,
  cancel: 'Cancel',
  done: 'This payment is complete.',
  back: 'Back to the wallet',
} as const
