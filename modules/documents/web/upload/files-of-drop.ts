/** A folder is read to its end, so deep a tree and so many files and no more. */
const deepest = 20;
const most = 1000;

/** What was dropped: files, and the files in folders. */
export async function filesOfDrop(data: DataTransfer): Promise<File[]> {
  // Must be asked for before the first wait: the browser empties the list when the event is over.
  const entries = [...data.items].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  if (!entries.some(({ isDirectory }) => isDirectory)) return [...data.files];
  const files: File[] = [];
  for (const entry of entries) await collect(entry, files, 0);
  return files;
}

async function collect(entry: FileSystemEntry, files: File[], depth: number): Promise<void> {
  if (files.length >= most || depth > deepest) return;
  if (isFile(entry)) {
    files.push(await new Promise<File>((resolve, reject) => entry.file(resolve, reject)));
  } else if (isFolder(entry)) {
    for (const inside of await entriesOf(entry.createReader())) {
      // The system's own files are nobody's documents.
      if (!inside.name.startsWith('.')) await collect(inside, files, depth + 1);
    }
  }
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

/** The browser gives a folder out in portions. */
async function entriesOf(reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> {
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (!some.length || all.length >= most) return all;
    all.push(...some);
  }
}
