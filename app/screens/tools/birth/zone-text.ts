export const zoneText = {
  label: 'Time zone',
  hint: 'Empty: the rule of the place, then. Or a zone such as Asia/Kolkata; LMT is the mean time of the place.',
}
