export const photoText = {
  photo: 'Photo',
  hint: 'JPEG, PNG or WebP, up to 5 MB.',
  choose: 'Choose a photo',
  remove: 'Remove',
  tooLarge: 'A photo can be at most 5 MB.',
  wrongKind: 'Please choose a JPEG, PNG or WebP picture.',
  failed: 'The photo could not be stored.',
  crop: 'Crop your photo',
  cropLead: 'Drag the picture, or move it with the arrow keys. Clients see the circle.',
  area: 'The part that is kept',
  zoom: 'Zoom',
  use: 'Use this photo',
} as const
