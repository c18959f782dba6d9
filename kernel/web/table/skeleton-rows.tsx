type Props = { columns: number; rows?: number };

/** B-037. The bars differ in length so that they read as text to come. */
export function SkeletonRows({ columns, rows = 12 }: Props) {
  return (
    <tbody aria-hidden>
      {Array.from({ length: rows }, (_, row) => (
        <tr key={row} className="grid-row">
          <td className="grid-check" aria-hidden />
          {Array.from({ length: columns }, (__, column) => (
            <td key={column} aria-hidden>
              <span
                className="grid-bone"
                style={{ width: `${35 + ((row * 37 + column * 53) % 50)}%` }}
              />
            </td>
          ))}
          <td className="grid-filler" aria-hidden />
        </tr>
      ))}
    </tbody>
  );
}
