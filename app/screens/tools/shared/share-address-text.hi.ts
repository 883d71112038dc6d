// Copying the address of a result, in Hindi.
import type { Translated } from '#app/language/translated.ts'
import type { shareAddressText as English } from './share-address-text.ts'

export const shareAddressText: Translated<typeof English> = {
  shared: 'लिंक कॉपी हो गया।',
  failed: 'लिंक कॉपी नहीं हो सका। वह एड्रेस बार में है।',
}
