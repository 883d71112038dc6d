// The card of the site’s operator.
export const operatorCardText = {
  title: 'Who runs this site',
  unset: 'Not set yet',
  mail: 'E-mail',
  facts: {
    name: 'Operator',
    address: 'Address',
    registration: 'Registration',
    grievanceOfficer: 'Complaints (grievance officer)',
    law: 'Law',
    courts: 'Courts',
  },
} as const
