// The card of the site’s operator, in Hindi.
import type { Translated } from '#app/language/translated.ts'
import type { operatorCardText as English } from './operator-card-text.ts'

export const operatorCardText: Translated<typeof English> = {
  title: 'यह साइट कौन चलाता है',
  unset: 'अभी तय नहीं',
  mail: 'ई-मेल',
  facts: {
    name: 'संचालक',
    address: 'पता',
    registration: 'पंजीकरण',
    grievanceOfficer: 'शिकायतें (शिकायत अधिकारी)',
    law: 'क़ानून',
    courts: 'न्यायालय',
  },
}
