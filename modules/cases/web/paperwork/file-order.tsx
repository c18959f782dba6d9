import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { Button, Checkbox } from 'antd';
import { movedFile } from './brief-files.ts';
import './paperwork.css';

type OrderedFile = { readonly id: string; readonly fileName: string };

type OrderProps<F extends OrderedFile> = {
  order: readonly F[];
  setOrder: (order: F[]) => void;
  left: readonly string[];
  toggle: (id: string) => void;
};

/** Files that are put together, in an order that buttons change. */
export const FileOrder = <F extends OrderedFile>({
  order,
  setOrder,
  left,
  toggle,
}: OrderProps<F>) => (
  <ol className="brief-files" aria-label="Files in their order">
    {order.map((file, at) => (
      <li key={file.id}>
        <Checkbox checked={!left.includes(file.id)} onChange={() => toggle(file.id)}>
          {file.fileName}
        </Checkbox>
        <span>
          <Button
            type="text"
            size="small"
            aria-label={`Move ${file.fileName} up`}
            icon={<UpOutlined />}
            disabled={at === 0}
            onClick={() => setOrder([...movedFile(order, at, -1)])}
          />
          <Button
            type="text"
            size="small"
            aria-label={`Move ${file.fileName} down`}
            icon={<DownOutlined />}
            disabled={at === order.length - 1}
            onClick={() => setOrder([...movedFile(order, at, 1)])}
          />
        </span>
      </li>
    ))}
  </ol>
);
