export const clockReadingText = {
  label: 'Which reading of the clock?',
  options: [
    { value: '', label: 'Please choose' },
    { value: 'earlier', label: 'The earlier moment' },
    { value: 'later', label: 'The later moment' },
  ],
}
