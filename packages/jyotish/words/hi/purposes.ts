// The purposes of a muhurta by name, in Hindi.
import type { Purpose } from '../../muhurta/purposes.ts'

/** Hindi names of the purposes of a muhurta, by id. */
export const PURPOSE_NAMES: Readonly<Record<Purpose, string>> = {
  marriage: 'विवाह',
  griha_pravesh: 'गृह प्रवेश',
  vehicle: 'वाहन ख़रीदना',
  naming: 'नामकरण',
  business: 'व्यवसाय का शुभारंभ',
  travel: 'यात्रा पर निकलना',
}
