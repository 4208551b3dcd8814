declare module 'game-icons/*' {
  const body: string
  export default body
}
