declare module '*.typ?raw' {
  const text: string;
  // biome-ignore lint/style/noDefaultExport: that is how Vite gives a file as it is
  export default text;
}
