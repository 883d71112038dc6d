// The name of the way up, in Hindi.
export const pathLabel = () => 'पेज का पथ'
