// The account’s own data.
export const profileText = {
  title: 'My Profile',
  account: 'Account',
  save: 'Save',
  saved: 'Your profile is saved.',
  zone: 'Time zone',
  zoneHint: 'Messages about booked times say them on this clock.',
  emailHint: 'Your e-mail is your log-in and can’t be changed here.',
} as const
