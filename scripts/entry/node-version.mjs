// Imported before anything else, and readable by versions far too old.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Node ${process.versions.node} is too old: this project needs Node 20.19 or newer (22 and 24 are fine).`,
  );
  process.exit(1);
}
