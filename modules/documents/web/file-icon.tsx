import {
  AudioOutlined,
  FileExcelOutlined,
  FileImageOutlined,
  FileOutlined,
  FilePdfOutlined,
  FilePptOutlined,
  FileTextOutlined,
  FileWordOutlined,
  FileZipOutlined,
  VideoCameraOutlined,
} from '@ant-design/icons';
import { extensionOf, extensionsOf } from '../domain/index.ts';

const icons: Readonly<Record<string, typeof FileOutlined>> = {
  pdf: FilePdfOutlined,
  doc: FileWordOutlined,
  docx: FileWordOutlined,
  rtf: FileWordOutlined,
  xls: FileExcelOutlined,
  xlsx: FileExcelOutlined,
  ppt: FilePptOutlined,
  pptx: FilePptOutlined,
  txt: FileTextOutlined,
  zip: FileZipOutlined,
  rar: FileZipOutlined,
  mp4: VideoCameraOutlined,
  ...Object.fromEntries(extensionsOf.recording.map((extension) => [extension, AudioOutlined])),
  ...Object.fromEntries(extensionsOf.image.map((extension) => [extension, FileImageOutlined])),
};

export function FileIcon({ name }: { name: string }) {
  const Icon = icons[extensionOf(name)] ?? FileOutlined;
  return <Icon className="file-icon" aria-hidden="true" />;
}
