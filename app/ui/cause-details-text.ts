// The buttons that open an explanation.
export const why = () => 'Why'
export const whatIsThis = () => 'What is this?'
