// The last mail to an account.
export const closingMailText = {
  subject: 'Your account has been deleted',
  text: 'Your account and your personal data have been deleted. Records of payments stay, without your name.',
}
