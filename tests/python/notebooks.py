"""Runs notebooks in a kernel of Jupyter, and compares what each cell says with what the notebook shows (cells.py writes that)."""

import os
import sys

import nbclient
import nbformat
from cells import said


def main(paths):
    failures = 0
    for path in paths:
        notebook = nbformat.read(path, 4)
        shown = [said(cell.get('outputs', [])) for cell in notebook.cells]
        place = {'metadata': {'path': os.path.dirname(path)}}
        nbclient.NotebookClient(notebook, timeout=300, kernel_name='python3', resources=place).execute()
        for number, (before, cell) in enumerate(zip(shown, notebook.cells)):
            if before != said(cell.get('outputs', [])):
                failures += 1
                print(f'{path}: cell {number} shows\n{before}\nand says\n{said(cell.get("outputs", []))}', file=sys.stderr)
    print(f'{len(paths)} notebooks')
    return 1 if failures or len(paths) < 5 else 0


sys.exit(main(sys.argv[1:]))
