// The mail to an astrologer whose last device for rings is gone.
export const lostDeviceText = {
  subject: 'No device of yours rings any more',
  text: (link: string) =>
    `Your last device with notifications takes none any more: its browser has ended them. Clients reach you only while a page of ours is open, or by phone where your number is verified.\n\nOpen this page on the device that shall ring, and allow notifications there:\n\n${link}`,
}
